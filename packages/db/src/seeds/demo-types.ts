/** A member of the demo community. Posts and other demo data name members by `key`. */
export interface DemoMember {
  key: string;
  firstName: string;
  lastName: string;
  zipCode: string;
  /** Without it: DE. */
  country?: 'AT' | 'CH';
  memberSinceDays: number;
  /** Without it: a plain member. */
  role?: 'moderator' | 'admin';
  /** Who sees the profile. Without it: not chosen yet, so that the member is asked. */
  visibility?: 'public' | 'friends' | 'private';
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
  /**
   * Paragraphs are separated by a blank line. Only the author's own words, never the quoted text.
   */
  content: string;
  /** Number of an earlier post of the same thread (1-based, in order of creation), never the first. */
  replyTo?: number;
  /** Number of the quoted post; a quote is always a reply to that post too. */
  quote?: number;
  /** Hours since the start of the thread. */
  editedHoursAfter?: number;
  /** What it said before it was edited, the first text first. */
  formerly?: string[];
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

type Periods = { from: string; to: string }[];

export interface DemoLounge {
  /** The name by which bookings and reviews refer to it. */
  key: string;
  name: string;
  loungeType: 'bar' | 'club' | 'public_space';
  address: string;
  zipCode: string;
  city: string;
  country: 'DE' | 'AT' | 'CH';
  description: string;
  setupDescription?: string;
  phone?: string;
  email?: string;
  website?: string;
  amenities: string[];
  /** Keys of members. */
  owner: string;
  managers?: string[];
  openSinceDays: number;
  boards: {
    name: string;
    kind?: 'steel' | 'soft';
    make?: string;
    scoringSystem?: string;
    isAccessible?: boolean;
  }[];
  /** Weekdays from Monday (1) → openings. If missing, the owner has entered no hours yet. */
  hours?: [weekdays: number[], periods: Periods][];
  /** Euro. */
  pricePerHour: number;
  priceUnit?: 'board' | 'person';
  peak?: { weekdays: number[]; from: string; to: string; pricePerHour: number }[];
  /** The lounge answers each request itself. */
  asksFirst?: boolean;
  cancelHours?: number;
}

export interface DemoBooking {
  lounge: string;
  /** Key of a member, or the name of a guest without an account. */
  member?: string;
  guest?: string;
  /** From the day of seeding on; negative is past. */
  day: number;
  from: string;
  to: string;
  /** Positions of the boards, from 0. */
  boards: number[];
  groupSize?: number;
  notes?: string;
  status?: 'requested' | 'confirmed' | 'cancelled' | 'completed' | 'no_show';
  /** Euro an hour and board that were agreed. */
  pricePerHour: number;
}

export interface DemoReview {
  lounge: string;
  author: string;
  rating: 1 | 2 | 3 | 4 | 5;
  comment?: string;
  daysAgo: number;
  answer?: string;
}
