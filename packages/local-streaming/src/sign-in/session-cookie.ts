/** The cookie in which a browser is signed in to the service's own pages. */
export const listenerCookie = 'attune_local_listener';
