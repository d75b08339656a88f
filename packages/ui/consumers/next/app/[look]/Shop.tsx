"use client";
export { App as Shop } from "./App";
