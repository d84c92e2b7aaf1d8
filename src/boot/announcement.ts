import { read } from './storage';

/** Hides the bar before first paint when this very announcement was closed earlier. */
export function hideDismissedAnnouncement(): void {
  const { dataset } = document.documentElement;
  if (dataset.announcement && read('localStorage', `announcement:${dataset.announcement}`)) {
    dataset.announcementDismissed = '';
  }
}
