/** Of the listener's screens beside the dashboard: their headings, and their titles in the browser. */
export const screenTitles = {
  search: 'Search Music',
  settings: 'Settings',
} as const;
