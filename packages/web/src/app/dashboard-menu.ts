import { screenPaths } from '@attune/contract';
import {
  Disc3,
  Heart,
  ListMusic,
  type LucideIcon,
  MessageCircle,
  Radio,
  Search,
  Settings,
  User,
} from 'lucide-react';

export interface MenuItem {
  label: string;
  path: string;
  icon: LucideIcon;
}

export const menuItems: readonly MenuItem[] = [
  { label: 'Chat Assistant', path: screenPaths.dashboard, icon: MessageCircle },
  { label: 'Search Music', path: screenPaths.search, icon: Search },
  { label: 'My Playlists', path: screenPaths.playlists, icon: ListMusic },
  { label: 'Liked Songs', path: screenPaths.liked, icon: Heart },
  { label: 'Now Playing', path: screenPaths.nowPlaying, icon: Disc3 },
  { label: 'Radio', path: screenPaths.radio, icon: Radio },
  { label: 'Profile', path: screenPaths.profile, icon: User },
  { label: 'Settings', path: screenPaths.settings, icon: Settings },
];
