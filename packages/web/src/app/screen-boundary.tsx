import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './routes/error-screen.tsx';

interface ScreenBoundaryProps {
  /** Where the listener is; going elsewhere gives the next screen a fresh start. */
  pathname: string;
  children: ReactNode;
}

/** Shows the error screen for whatever a screen throws while it renders. React logs the error itself. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate(previous: ScreenBoundaryProps) {
    if (this.state.hasFailed && previous.pathname !== this.props.pathname)
      this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? <ErrorScreen /> : this.props.children;
  }
}
