/** Names of the partner strip; the marks are drawn by us in a light and a dark set (HOME-10). */
export const partners = [
  { name: "Kaveri Looms", device: "loom", face: "display" },
  { name: "Nilgiri Wood", device: "arch", face: "ui" },
  { name: "Chola Brass", device: "lotus", face: "display" },
  { name: "Marudham", device: "wave", face: "ui" },
  { name: "Indigo Yard", device: "check", face: "display" },
  { name: "Temple & Tide", device: "star", face: "display" },
  { name: "Madras Check", device: "check", face: "ui" },
  { name: "Potters Row", device: "arch", face: "display" },
] as const;
