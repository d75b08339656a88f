/** What repeats over the body: a tile of the given size, every second row moved by half where `drop` is set. */
export interface Repeat {
  width: number;
  height: number;
  drop: boolean;
  tile: string;
}
