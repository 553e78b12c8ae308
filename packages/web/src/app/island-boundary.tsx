import { Component, type ReactNode } from 'react';
import { log } from '../lib/log.ts';

interface IslandBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps the trouble of one small part (its chunk did not load) away from the screen around it. */
export class IslandBoundary extends Component<IslandBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    log.error('A part of the page could not be shown.', error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
