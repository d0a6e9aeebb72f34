import { Component, type ReactNode } from 'react';
import { PageFailure } from './PageFailure.tsx';
import { isMissingChunk, reloadOnce } from './reload-once.ts';

type Props = {
  children: ReactNode;
  /** What failed, as the message names it: 'Oyuncu alanı', 'Sayfa'. */
  area: string;
  /** When it changes, a failed page gets another chance: the person went elsewhere. */
  resetKey?: string;
  /** What "Tekrar dene" does beside drawing again. */
  onRetry?: () => void;
};

/** Keeps a failure inside its frame: navigation, session and other areas live on. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  #isMissingFile = false;

  override componentDidCatch(error: unknown) {
    this.#isMissingFile = isMissingChunk(error);
    reloadOnce(error);
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    const { children, area, onRetry } = this.props;
    if (!this.state.failed) return children;
    const retry = () => {
      // React remembers a file that did not come; only a fresh page asks for it again.
      if (this.#isMissingFile) return navigator.onLine && window.location.reload();
      onRetry?.();
      this.setState({ failed: false });
    };
    return <PageFailure area={area} onRetry={retry} />;
  }
}
