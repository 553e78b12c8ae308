/** What a sign-in that changed nothing brings along to the dashboard, in the history entry's state. */
export interface DashboardState {
  signIn: 'kept';
}
