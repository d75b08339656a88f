export declare const findFirefox: () => { firefox: string } | undefined;
export declare const findWebkit: () =>
  | { driver: string; browser: string; display: string }
  | undefined;
