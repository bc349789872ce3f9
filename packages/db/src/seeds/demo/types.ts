/** A member of the demo community. `key` is how posts and other demo data refer to them. */
export interface DemoMember {
  key: string;
  firstName: string;
  lastName: string;
  zipCode: string;
  city: string;
  country: 'DE' | 'AT' | 'CH';
  memberSinceDays: number;
  role: 'user' | 'moderator' | 'admin';
  /** Only the four demo accounts have one; the seed derives the others. */
  email?: string;
}

interface DemoSubforum {
  key: string;
  name: string;
  description: string;
  isLocked?: boolean;
  isActive?: boolean;
}

export interface DemoCategory {
  name: string;
  description: string;
  isActive?: boolean;
  subforums: DemoSubforum[];
}

export interface DemoPost {
  /** Key of a member. */
  author: string;
  /** Hours since the start of the thread, strictly ascending; the first post has 0. */
  hoursAfter: number;
  /** Paragraphs are separated by a blank line. Holds the author's own words only, never the quoted text. */
  content: string;
  /** Number of an earlier post of the same thread (1-based, in order of creation), never the first. */
  replyTo?: number;
  /** Number of the quoted post; a quote is always a reply to that post too. */
  quote?: number;
  /** Hours since the start of the thread. */
  editedHoursAfter?: number;
}

export interface DemoThread {
  /** Key of a subforum. */
  subforum: string;
  title: string;
  startedDaysAgo: number;
  isPinned?: boolean;
  isLocked?: boolean;
  isAnnouncement?: boolean;
  posts: DemoPost[];
}
