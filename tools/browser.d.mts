export declare const findBrowser: () => string | undefined;
export declare const chromiumSwitches: string[];
