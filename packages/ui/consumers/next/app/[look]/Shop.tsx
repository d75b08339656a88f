"use client";
export { App as Shop } from "./App.tsx";
