import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { writeFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import { Builder, Capabilities, error, Key } from "selenium-webdriver";
import type { WebDriver, WebElement } from "selenium-webdriver";
import { findWebkit } from "../../tools/engines.mjs";
import { freePort } from "../../tools/freePort.mjs";
import { pageOf, repeat } from "./driver.ts";
import { timeoutMs, windowHeight } from "./engine.ts";
import type { Engine, EnginePage, KeyName } from "./engine.ts";
import { drawnFor, findShown } from "./inPage.ts";

const passing = [
  error.StaleElementReferenceError,
  error.ElementClickInterceptedError,
  error.ElementNotInteractableError,
];

/** Time in ms that a process has to end by itself. */
const endMs = 5000;

const keyOf: Record<KeyName, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowDown: Key.ARROW_DOWN,
};

/** A line that WebKit writes about the console: `CONSOLE JS ERROR TypeError: …`. */
const consoleFault = /\bCONSOLE (?:[\w-]+ )?(?:ERROR|WARN)\b.*/;

/** Starts a browser on the driver's display. */
const startBrowser = (server: string, binary: string): Promise<WebDriver> =>
  new Builder()
    .disableEnvironmentOverrides()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": {
          binary,
          args: [
            "--automation",
            // Without a toolbar, which is wider than a phone. The size can still be set.
            "--full-screen",
            "--enable-write-console-messages-to-stdout=true",
          ],
        },
      }),
    )
    .build();

const openPageOf = async (
  driver: WebDriver,
  origin: string,
  faults: string[],
): Promise<EnginePage> => {
  await driver.manage().setTimeouts({ pageLoad: 60_000, script: timeoutMs });
  return pageOf<WebElement>(
    {
      goto: (url) => driver.get(url),
      url: () => driver.getCurrentUrl(),
      runText: (script) => driver.executeScript(script),
      evaluate: (run) => driver.executeScript(run),
      evaluateOn: (element, run) => driver.executeScript(run, element),
      find: (target) => driver.executeScript(findShown, target),
      drawnFor: (element) => driver.executeScript(drawnFor, element),
      click: (element) => element.click(),
      choose: async (element, index) => {
        const options = await element.findElements({ css: "option" });
        await options[index]?.click();
      },
      selectAll: () =>
        driver.actions().keyDown(Key.CONTROL).sendKeys("a").keyUp(Key.CONTROL).perform(),
      type: (text) => driver.actions().sendKeys(text).perform(),
      key: (name) => driver.actions().sendKeys(keyOf[name]).perform(),
      picture: async (file) => writeFile(file, await driver.takeScreenshot(), "base64"),
      close: () => driver.quit(),
      isPassing: (problem) => passing.some((kind) => problem instanceof kind),
    },
    origin,
    faults,
  );
};

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), endMs);
  await exited;
  clearTimeout(timer);
};

/** Starts a display without a screen. Resolves with its process and its name, such as ":1". */
const startDisplay = async (program: string): Promise<{ child: ChildProcess; name: string }> => {
  const child = spawn(
    program,
    ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp", "-noreset"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const written = child.stdio[3] as Readable;
  const number = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("Xvfb has no display.")), timeoutMs);
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`Xvfb ended with ${code}.`)));
    written.once("data", (chunk: Buffer) => {
      clearTimeout(timer);
      resolve(chunk.toString().trim());
    });
  });
  return { child, name: `:${number}` };
};

/** Starts WebKitGTK's driver on a display of its own. Each page is a browser of its own, with empty storage. */
export const openWebkit = async (): Promise<Engine> => {
  const programs = findWebkit();
  if (!programs) throw new Error("WebKitGTK was not found.");
  const display = await startDisplay(programs.display);
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, DISPLAY: display.name },
  });
  let faults: string[] = [];
  const hear = (chunk: Buffer): void => {
    for (const line of chunk.toString().split("\n")) {
      const fault = consoleFault.exec(line)?.[0];
      if (fault) faults.push(fault);
    }
  };
  driver.stdout.on("data", hear);
  driver.stderr.on("data", hear);
  await repeat(
    () => fetch(`${server}/status`),
    (problem) => problem instanceof TypeError,
  );
  return {
    openPage: async (origin, { width }) => {
      faults = [];
      const browser = await startBrowser(server, programs.browser);
      await browser.manage().window().setRect({ x: 0, y: 0, width, height: windowHeight });
      return openPageOf(browser, origin, faults);
    },
    close: async () => {
      await end(driver);
      await end(display.child);
    },
  };
};
