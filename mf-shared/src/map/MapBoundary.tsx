import {
  Component,
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
} from 'react';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './Map.module.css';

type Loader<P> = () => Promise<{ default: ComponentType<P> }>;

/** A part whose code loads at its first drawing, and again after `renew`. */
export type LazyPart<P> = { current: () => LazyExoticComponent<ComponentType<P>>; renew: () => void };

/** A part that `load` fetches at its first drawing; `renew` drops an earlier try, failed or not. */
export function lazyPart<P>(load: Loader<P>): LazyPart<P> {
  let part = lazy(load);
  return {
    current: () => part,
    renew: () => {
      part = lazy(load);
    },
  };
}

type Props = { renew: () => void; children: () => ReactNode };
type State = { failed: boolean };

/** Shows a placeholder of the map's size while its code loads, and a retry button after a failure. */
export class MapBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  #retry = () => {
    this.props.renew();
    this.setState({ failed: false });
  };

  override render() {
    if (this.state.failed) return <ErrorState message="Harita yüklenemedi." onRetry={this.#retry} />;
    return <Suspense fallback={<MapSkeleton />}>{this.props.children()}</Suspense>;
  }
}

/** Placeholder until the map's code is there; as tall as its container. */
export const MapSkeleton = () => (
  <div className={styles.skeleton} aria-busy="true">
    <Skeleton height="100%" className={styles.bone} />
    <span className="visually-hidden">Harita yükleniyor.</span>
  </div>
);
