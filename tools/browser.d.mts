export declare const withWindows: readonly string[];
export declare const findBrowser: (names?: readonly string[]) => string | undefined;
export declare const requireBrowser: (names?: readonly string[]) => string;
export declare const chromiumSwitches: string[];
