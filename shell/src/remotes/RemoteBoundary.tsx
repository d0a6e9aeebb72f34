import { Component, type ReactNode } from 'react';
import { RemoteFailure } from './RemoteFailure.tsx';
import { reloadOnce } from './reload-once.ts';

type Props = { children: ReactNode; area: string };

/** Keeps the failure of a remote inside its frame: navigation, session and other areas live on. */
export class RemoteBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reloadOnce(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <RemoteFailure area={this.props.area} onRetry={() => this.setState({ failed: false })} />;
  }
}
