import {
  Component,
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
} from 'react';
import { ErrorState } from './ErrorState.tsx';

type Loader<P> = () => Promise<{ default: ComponentType<P> }>;

/** A part whose code loads at its first drawing, and again after `renew`. */
export type LazyPart<P> = {
  current: () => ComponentType<P> | LazyExoticComponent<ComponentType<P>>;
  renew: () => void;
  /** Loads the code ahead, so that the first drawing is whole: on a server, and where React takes such a page over. */
  bring: () => Promise<void>;
};

/** A part that `load` fetches at its first drawing; `renew` drops an earlier try, failed or not. */
export function lazyPart<P>(load: Loader<P>): LazyPart<P> {
  let part: ReturnType<LazyPart<P>['current']> = lazy(load);
  return {
    current: () => part,
    renew: () => {
      part = lazy(load);
    },
    bring: async () => {
      part = (await load()).default;
    },
  };
}

type Props = {
  renew: () => void;
  /** What to say when the code does not come. */
  message: string;
  fallback: ReactNode;
  children: () => ReactNode;
};
type State = { failed: boolean };

/** Draws a lazy part: a placeholder while its code loads, and a retry button after a failure. */
export class LatePart extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  #retry = () => {
    this.props.renew();
    this.setState({ failed: false });
  };

  override render() {
    const { message, fallback, children } = this.props;
    if (this.state.failed) return <ErrorState message={message} onRetry={this.#retry} />;
    return <Suspense fallback={fallback}>{children()}</Suspense>;
  }
}
