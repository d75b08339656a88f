/** How the names of backups begin that have no other name. */
export const BACKUP_PREFIX = "pallu-";

/** Whether a file was written by db:backup without --out. */
export const isBackup = (name: string): boolean =>
  /^pallu-[\dTZ-]+\.(?:dump|jsonl\.gz)$/.test(name);
