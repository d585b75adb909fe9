import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** What is drawn from: with another, it is tried again. */
  readonly given: object;
  readonly onFailure: (error: unknown) => void;
  readonly fallback: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps a fault of what is drawn inside it from what is around it. */
export class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };
  private told = '';

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    // A host that draws anew because it was told would be told for ever.
    if (this.told === String(error)) return;
    this.told = String(error);
    this.props.onFailure(error);
  }

  override componentDidUpdate({ given }: BoundaryProps) {
    if (this.state.failed && given !== this.props.given) this.retry();
  }

  private readonly retry = () => this.setState({ failed: false });

  override render() {
    const { fallback, children } = this.props;
    return this.state.failed ? fallback(this.retry) : children;
  }
}
