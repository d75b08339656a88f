import { useEffect, useRef, useState } from "react";
import type { DeskError } from "../../platform/api.ts";
import { useDraft, useLateChanges } from "../../platform/drafts.ts";
import { usePendingUploads } from "../../platform/pictures/FormUploads.tsx";
import { useDiscarded } from "../../platform/useDiscarded.tsx";
import { useSend } from "../../platform/useSend.ts";
import { controlOf, formOf, isSameForm, sentOf, valueOf } from "./productForm.rules.ts";
import type { ProductForm } from "./productForm.rules.ts";
import { mergeForms, takeTheirs, typedSince } from "./productMerge.rules.ts";
import type { Conflict } from "./productMerge.rules.ts";
import type { FormParts, Product } from "./products.types.ts";

interface Draft {
  /** The version that was read before the first change. Empty for a new product. */
  version: string;
  base: ProductForm;
  form: ProductForm;
}

export interface FieldProblem {
  id: string;
  text: string;
}

/** What a refusal adds to its words. */
interface SaveRefusal {
  fields?: { path: string; message: string }[];
  product?: Product;
}

const moreOf = (failure: DeskError | undefined): SaveRefusal =>
  (failure?.body ?? {}) as unknown as SaveRefusal;

const labelOf = (id: string): string =>
  (document.getElementById(id) as HTMLInputElement | null)?.labels?.[0]?.textContent ?? "A field";

interface FormStart {
  /** A name of the draft. */
  name: string;
  /** Undefined for a new product. */
  product: Product | undefined;
  /** What the form begins with. */
  start: ProductForm;
  parts: FormParts;
  onSaved: (product: Product) => void;
}

/** The state of the form of a product: what was read, what was typed since, its draft, and how saving went. */
export const useProductForm = ({ name, product, start, parts, onSaved }: FormStart) => {
  const { kept, keep } = useDraft<Draft>(`product-${name}`);
  const [base, setBase] = useState<Draft>(
    () => kept ?? { version: product?.version ?? "", base: start, form: start },
  );
  const [form, setForm] = useState<ProductForm>(kept?.form ?? start);
  const [isRestored, setRestored] = useState(kept !== null);
  const [isSaved, setSaved] = useState(false);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [theirs, setTheirs] = useState<ProductForm | null>(null);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const latest = useRef(form);
  const basis = useRef(base);
  useEffect(() => {
    basis.current = base;
  }, [base]);
  const offerBack = useDiscarded();
  const save = useSend("PUT /api/desk/products/:productId");
  const create = useSend("POST /api/desk/products");
  const { failure, isSending } = product ? save : create;

  const show = (next: ProductForm): void => {
    latest.current = next;
    setForm(next);
  };
  /** What the last attempt has sent, and whether it had no answer. */
  const attempt = useRef<{ form: ProductForm; mayBeSaved: boolean }>(null);
  const begin = (version: string, stored: ProductForm, next = stored): Draft => {
    const started = { version, base: stored, form: next };
    basis.current = started;
    setBase(started);
    show(next);
    keep(product && next !== stored ? started : null);
    setRestored(false);
    setConflicts([]);
    setTheirs(null);
    setProblems([]);
    save.reset();
    create.reset();
    attempt.current = null;
    return started;
  };
  const change = useLateChanges<ProductForm>(`product-${name}`, (by) => {
    const before = latest.current;
    const next = by(before);
    show(next);
    setSaved(false);
    setProblems((all) => all.filter(({ id }) => valueOf(before, id) === valueOf(next, id)));
    const { version, base: from } = basis.current;
    keep(isSameForm(from, next) ? null : { version, base: from, form: next });
  });
  const refuse = (error: DeskError | undefined): void => {
    const { fields = [], product: stored } = moreOf(error);
    if (error?.code === "changed_meanwhile" && stored) {
      const labels = new Map(parts.facts.map((fact) => [fact.name, fact.label]));
      const now = formOf(stored);
      const found = mergeForms(basis.current.base, latest.current, now, labels);
      const next = { version: stored.version, base: now, form: found.merged };
      basis.current = next;
      setBase(next);
      show(found.merged);
      keep(next);
      setTheirs(now);
      setConflicts(found.conflicts);
      return;
    }
    if (error?.code === "product_exists")
      setProblems([{ id: "product-slug", text: error.message }]);
    else
      setProblems(
        fields.map(({ path, message }) => ({
          id: controlOf(path === "id" ? "slug" : path, latest.current.rows),
          text: message,
        })),
      );
  };
  // The failure of a press arrives with the next render.
  const seen = useRef<DeskError>(undefined);
  useEffect(() => {
    if (failure === seen.current) return;
    seen.current = failure;
    if (!failure) return;
    if (attempt.current) attempt.current.mayBeSaved = failure.mayBeDone;
    refuse(failure);
  });

  const uploads = usePendingUploads();
  /** Whether saving was pressed while pictures were on their way. */
  const [isHeld, setHeld] = useState(false);
  if (isHeld && uploads.pending === 0) setHeld(false);

  /** Controls whose text is no number: what they show is not in the form. */
  const invalid = useRef(new Set<string>());

  /** Saves a form. Resolves with whether it is saved. What was typed meanwhile stays. */
  const saveForm = async (sent: ProductForm): Promise<boolean> => {
    attempt.current = { form: sent, mayBeSaved: false };
    const body = sentOf(sent);
    const answer = product
      ? await save.run({
          params: { productId: product.id },
          body: { ...body, expected: basis.current.version },
        })
      : await create.run({ body: { ...body, ...(sent.slug === "" ? {} : { id: sent.slug }) } });
    if (!answer) return false;
    const stored = formOf(answer);
    const next = typedSince(sent, latest.current, stored);
    const draft = begin(answer.version, stored, next);
    if (!product && next !== stored) keep(draft, `product-${answer.id}`);
    setSaved(true);
    onSaved(answer);
    return true;
  };

  const submit = async (): Promise<void> => {
    if (uploads.pending > 0) {
      setHeld(true);
      return;
    }
    if (conflicts.length > 0) return;
    if (invalid.current.size > 0) {
      setProblems(
        [...invalid.current].map((id) => ({
          id,
          text: `${labelOf(id)}: this is not a number that it can have.`,
        })),
      );
      return;
    }
    setProblems([]);
    setTheirs(null);
    setConflicts([]);
    const last = attempt.current;
    // It may be saved: what was typed since is another change.
    if (last?.mayBeSaved === true && !isSameForm(last.form, latest.current)) {
      if (!(await saveForm(last.form)) || !product) return;
    }
    await saveForm(latest.current);
  };
  const isChanged = !isSameForm(base.base, form);
  const isRefused = problems.length > 0 || theirs !== null;
  return {
    form,
    change,
    submit,
    /** Notes whether the text of a control is a number. */
    noteValidity: (id: string, isValid: boolean): void => {
      if (isValid) invalid.current.delete(id);
      else invalid.current.add(id);
    },
    /** Forgets what was typed, until it is brought back. */
    discard: (): void => {
      const discarded: Draft = { ...basis.current, form: latest.current };
      if (product && theirs === null) begin(product.version, formOf(product));
      else begin(base.version, base.base);
      offerBack(() => {
        basis.current = discarded;
        setBase(discarded);
        change(() => discarded.form);
      });
    },
    uploads,
    isChanged,
    isRestored,
    /** What is wrong, each with the id of its control. */
    problems,
    errorOf: (id: string): string | undefined =>
      problems.find((problem) => problem.id === id)?.text,
    /** Whether somebody else changed it, and what both changed. */
    hasOvertaken: theirs !== null,
    conflicts,
    takeTheirs: (): void => {
      if (theirs) change((mine) => takeTheirs(mine, theirs, conflicts));
      setConflicts([]);
    },
    keepMine: (): void => setConflicts([]),
    failure: isRefused ? undefined : failure,
    state: isHeld
      ? ("failed" as const)
      : isSending
        ? ("saving" as const)
        : failure && !isSaved && (isChanged || !product)
          ? ("failed" as const)
          : isChanged || uploads.pending > 0
            ? ("changed" as const)
            : isSaved
              ? ("saved" as const)
              : ("clean" as const),
  };
};

export type FormOfProduct = ReturnType<typeof useProductForm>;
