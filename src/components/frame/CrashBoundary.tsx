import { Component, type ReactNode } from 'react';
import { Helmet } from 'react-helmet';
import * as styles from './CrashBoundary.module.css';

interface CrashBoundaryProps {
  /** A change of the route resets the boundary. */
  route: string;
  children: ReactNode;
}

interface CrashBoundaryState {
  route: string;
  message?: string;
}

/** Shows an error inside the frame when the page itself crashes. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { route: this.props.route };

  static getDerivedStateFromError(error: unknown): Partial<CrashBoundaryState> {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  static getDerivedStateFromProps({ route }: CrashBoundaryProps, state: CrashBoundaryState) {
    return route === state.route ? null : { route, message: undefined };
  }

  override render() {
    const { message } = this.state;
    if (message === undefined) return this.props.children;
    return (
      <div className={styles.crash} role="alert">
        {/* The head that the page set before the crash would come back after a title that is set by hand. */}
        <Helmet>
          <title>Page Error</title>
        </Helmet>
        <h1>This page crashed.</h1>
        <pre>{message}</pre>
        <button type="button" className="button" onClick={() => window.location.reload()}>
          Try again
        </button>
      </div>
    );
  }
}
