/** Returns the paths that a test opened and does not name, so that a change of their pages would not select it. */
export declare const unnamedPages: (test: string, paths: readonly string[]) => string[];
