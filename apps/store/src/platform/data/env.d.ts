interface ImportMetaEnv {
  /** Host of the API, for a static build on another host. */
  readonly VITE_API_URL?: string;
}
