export declare const withWindows: readonly string[];
export declare const findBrowser: (names?: readonly string[]) => string | undefined;
export declare const chromiumSwitches: string[];
