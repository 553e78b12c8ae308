import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { takeReturn } from '../../../features/sign-in/return-path.ts';
import { useServices } from '../../services-context.tsx';

/** Whoever declined a permission is sent to the dashboard, and comes from there to the screen that asked for it. */
export function useReturnAfterDecline(): void {
  const [, navigate] = useLocation();
  const { sessionStorage } = useServices();
  useEffect(() => {
    if (!new URLSearchParams(window.location.search).has('sign_in_error')) return;
    const path = takeReturn(sessionStorage);
    if (path !== null) navigate(path, { replace: true });
  }, [navigate, sessionStorage]);
}
