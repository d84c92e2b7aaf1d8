import { Component, type ReactNode } from 'react';
import { Helmet } from 'react-helmet';
import { Link } from '../Link';
import * as styles from './CrashBoundary.module.css';
import * as frame from './Frame.module.css';

interface CrashBoundaryProps {
  /** A change of the route resets the boundary. */
  route: string;
  /** The route that an error around the page leads to, because it leaves nothing else to click. */
  home?: string;
  children: ReactNode;
}

interface CrashBoundaryState {
  route: string;
  message?: string;
}

/** Shows an error when the page crashes: inside the frame, or in its place if that crashes too. */
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
    const { children, home } = this.props;
    if (message === undefined) return children;
    const error = (
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
        {home && <Link to={home}>Go to the home page</Link>}
      </div>
    );
    return home ? <main className={frame.main}>{error}</main> : error;
  }
}
