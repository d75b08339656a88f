export declare const findPostgresPrograms: () => string | undefined;
export declare const hasRedis: () => boolean;
export declare const requirePostgres: () => void;
