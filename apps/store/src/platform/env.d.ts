interface ImportMetaEnv {
  /** The API's host, for a static build that stands on another one. */
  readonly VITE_API_URL?: string;
}
