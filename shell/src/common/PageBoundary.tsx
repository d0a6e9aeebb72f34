import { Component, type ReactNode } from 'react';
import { PageFailure } from './PageFailure.tsx';
import { isMissingChunk, reloadOnce } from './reload-once.ts';
import { keepTyped, type Typed, typedNow } from './typed.ts';

type Props = {
  children: ReactNode;
  /** Name of the failed part in the message: 'Oyuncu alanı', 'Sayfa'. */
  area: string;
  /** A change retries a failed page: the person went elsewhere. */
  resetKey?: string;
  /** Extra step of "Tekrar dene", beside drawing again. */
  onRetry?: () => void;
  /** Told of an error that no reload answers. */
  onFailure?: (error: unknown) => void;
};

type State = {
  failed: boolean;
  /** What was typed on a page whose code is gone. */
  typed: Typed | null;
};

/** Contains a failure: navigation, session and other areas keep working. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failed: false, typed: null };

  static getDerivedStateFromError(error: unknown) {
    // The forms are still on the page, for the last time.
    return { failed: true, typed: isMissingChunk(error) ? typedNow() : null };
  }

  #isMissingFile = false;

  override componentDidCatch(error: unknown) {
    this.#isMissingFile = isMissingChunk(error);
    if (!reloadOnce(error, this.state.typed)) this.props.onFailure?.(error);
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  #reload(): void {
    if (!navigator.onLine) return;
    if (this.state.typed) keepTyped(this.state.typed);
    window.location.reload();
  }

  override render() {
    const { children, area, onRetry } = this.props;
    if (!this.state.failed) return children;
    const retry = () => {
      // React remembers a failed load; only a reloaded page asks for the file again.
      if (this.#isMissingFile) return this.#reload();
      onRetry?.();
      this.setState({ failed: false });
    };
    return <PageFailure area={area} onRetry={retry} />;
  }
}
