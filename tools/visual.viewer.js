/** In the report of `pnpm visual`: one picture at a time, by mouse, keyboard or address. */
(() => {
  const byId = (id) => document.getElementById(id);
  const links = [...document.querySelectorAll("nav a")];
  const markButtons = [...document.querySelectorAll("[data-mark]")];
  const buttons = [...document.querySelectorAll("[data-view]")];
  const filter = document.querySelector("input[type=search]");
  const views = byId("views");
  let current;
  let view = "sides";

  const isListed = (link) => !link.hidden;

  /* Marks are kept in this browser. A picture that differs in another way loses its mark. */
  const markKey = (link) => `visual ${link.dataset.key} ${link.dataset.version}`;
  const markOf = (link) => localStorage.getItem(markKey(link)) ?? "";

  const showMarks = () => {
    const marks = links.map((link) => {
      const mark = markOf(link);
      link.dataset.marked = mark;
      link.title = mark === "discuss" ? "to discuss" : mark;
      return mark;
    });
    const count = (mark) => marks.filter((one) => one === mark).length;
    byId("progress").textContent =
      `${count("accepted")} accepted, ${count("discuss")} to discuss, ${count("")} open`;
    for (const button of markButtons)
      button.setAttribute("aria-pressed", String(markOf(current) === button.dataset.mark));
  };

  const setMark = (link, mark) => {
    if (mark) localStorage.setItem(markKey(link), mark);
    else localStorage.removeItem(markKey(link));
  };

  const toggleMark = (mark) => {
    setMark(current, markOf(current) === mark ? "" : mark);
    showMarks();
  };

  const figure = (name) => {
    const box = document.createElement("figure");
    box.dataset.name = name;
    const caption = box.appendChild(document.createElement("figcaption"));
    caption.textContent = name;
    const image = box.appendChild(new Image());
    image.src = `${name}/${encodeURIComponent(current.dataset.key)}.png`;
    image.alt = `${current.dataset.place}, ${current.dataset.mode}, ${name}`;
    return box;
  };

  const swipe = () => {
    const box = document.createElement("div");
    box.className = "swipe";
    box.append(figure("before"), figure("after"));
    const slider = Object.assign(document.createElement("input"), { type: "range", max: 100 });
    slider.setAttribute("aria-label", "How much of before is seen, in per cent");
    slider.addEventListener("input", () => box.style.setProperty("--seen", `${slider.value}%`));
    return [slider, box];
  };

  const draw = () => {
    const known = current.dataset.views.split(" ");
    const isPair = known.length > 1;
    const shown = isPair ? view : known[0];
    for (const button of buttons) {
      button.disabled = !isPair && button.dataset.view !== shown;
      button.setAttribute("aria-pressed", String(button.dataset.view === shown));
    }
    views.dataset.view = shown;
    views.replaceChildren(
      ...(shown === "swipe" ? swipe() : shown === "sides" ? known.map(figure) : [figure(shown)]),
    );
  };

  const show = (link) => {
    if (!link) return;
    current = link;
    for (const other of links) other.removeAttribute("aria-current");
    link.setAttribute("aria-current", "true");
    link.scrollIntoView({ block: "nearest" });
    byId("place").textContent = link.dataset.place;
    const at = links.indexOf(link) + 1;
    byId("mode").textContent = [link.dataset.mode, link.dataset.note, `${at} of ${links.length}`]
      .filter(Boolean)
      .join(" · ");
    byId("story").href = link.dataset.story;
    history.replaceState(null, "", `#${encodeURIComponent(link.dataset.key)}`);
    showMarks();
    draw();
  };

  const step = (by) => {
    const listed = links.filter(isListed);
    show(listed[Math.min(listed.length - 1, Math.max(0, listed.indexOf(current) + by))]);
  };

  const choose = (name) => {
    view = name;
    draw();
  };

  const zoom = () => {
    const isNatural = byId("natural").getAttribute("aria-pressed") !== "true";
    byId("natural").setAttribute("aria-pressed", String(isNatural));
    views.classList.toggle("natural", isNatural);
  };

  /* Held down, the key lays the picture of before over that of after, at the same place. */
  const glance = (isHeld) => {
    if (!current.dataset.views.includes("difference")) return;
    const after = views.querySelector("[data-name=after] img");
    if (after)
      after.src = `${isHeld ? "before" : "after"}/${encodeURIComponent(current.dataset.key)}.png`;
  };

  const narrow = () => {
    const words = filter.value.toLowerCase().split(/\s+/);
    for (const link of links) {
      const { place, mode } = link.dataset;
      const text = `${place} ${mode}`.toLowerCase();
      link.hidden = !words.every((word) => text.includes(word));
    }
    for (const row of document.querySelectorAll("nav li, nav details"))
      row.hidden = !row.querySelector("a:not([hidden])");
    if (!isListed(current)) step(0);
  };

  const keys = {
    j: () => step(1),
    k: () => step(-1),
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    z: zoom,
    a: () => toggleMark("accepted"),
    d: () => toggleMark("discuss"),
    "/": () => filter.focus(),
    " ": () => glance(true),
    ...Object.fromEntries(
      buttons.map(({ dataset }, at) => [String(at + 1), () => choose(dataset.view)]),
    ),
  };

  document.addEventListener("keydown", (event) => {
    const isTyping = event.target === filter || event.target.type === "range";
    if (event.key === "Escape" && event.target === filter) {
      filter.value = "";
      narrow();
      filter.blur();
    }
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === " " && event.target.closest("button, a")) return;
    if (event.key.startsWith("Arrow") && event.target === views) return;
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    if (event.key !== " " || !event.repeat) act();
  });
  document.addEventListener("keyup", (event) => {
    if (event.key === " ") glance(false);
  });
  for (const link of links)
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      show(link);
    });
  for (const button of buttons) button.addEventListener("click", () => choose(button.dataset.view));
  byId("natural").addEventListener("click", zoom);
  for (const button of markButtons)
    button.addEventListener("click", () => toggleMark(button.dataset.mark));
  for (const button of document.querySelectorAll("[data-accept]"))
    button.addEventListener("click", (event) => {
      event.preventDefault();
      const cluster = [...button.closest("details").querySelectorAll("a")];
      for (const link of cluster.filter(isListed)) setMark(link, "accepted");
      showMarks();
    });
  filter.addEventListener("input", narrow);

  const named = decodeURIComponent(location.hash.slice(1));
  show(links.find(({ dataset }) => dataset.key === named) ?? links[0]);
})();
