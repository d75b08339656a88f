import { Button, ErrorState, Inline } from "@pallu/ui";
import { Component, use } from "react";
import type { ComponentType, ReactElement, ReactNode } from "react";
import type { LoadPage } from "./route.types.ts";

const loaded = new Map<LoadPage, Promise<ComponentType>>();

const loadOnce = (load: LoadPage): Promise<ComponentType> => {
  const known = loaded.get(load);
  if (known) return known;
  const loading = load();
  loaded.set(load, loading);
  return loading;
};

/** Loads the code of a page ahead of its render. What fails here is loaded again by the render. */
export const loadAhead = async (load: LoadPage): Promise<void> => {
  await loadOnce(load).catch(() => loaded.delete(load));
};

const Code = ({ load }: { load: LoadPage }): ReactElement => {
  const Content = use(loadOnce(load));
  return <Content />;
};

interface CodeBoundaryProps {
  load: LoadPage;
  children: ReactNode;
}

/** Says that a page could not be loaded. A press loads it again: what was typed on other pages stays. */
class CodeBoundary extends Component<CodeBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = (): { hasFailed: boolean } => ({ hasFailed: true });

  // Not in the render, which would load it again and again.
  override componentDidCatch(): void {
    loaded.delete(this.props.load);
  }

  retry = (): void => this.setState({ hasFailed: false });

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ErrorState
        headingLevel={1}
        title="This page could not be loaded"
        message="Check the connection and try again. If that does not help, reload the desk: the shop may have a newer version."
        action={
          <Inline>
            <Button onClick={this.retry}>Retry</Button>
            <Button variant="secondary" onClick={() => window.location.reload()}>
              Reload
            </Button>
          </Inline>
        }
      />
    );
  }
}

/** A page whose code is loaded when it is shown. */
export const RoutePage = ({ load }: { load: LoadPage }): ReactElement => (
  <CodeBoundary load={load}>
    <Code load={load} />
  </CodeBoundary>
);
