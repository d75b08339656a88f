type Pictures<Name extends string> = Readonly<Record<Name, string | null>>;

/** Pictures of the static banner, which shows when there is no API to ask. */
export const slidePictures: Pictures<"first" | "second"> = { first: null, second: null };
export const promoPictures: Pictures<"sofa" | "lamp"> = { sofa: null, lamp: null };
export const blogPictures: Pictures<"throw" | "cotton" | "wood"> = { throw: null, cotton: null, wood: null };
