import type de from '../../de/venues/index.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Lounges',
  types: { bar: 'Bar', club: 'Club', public_space: 'Public Space' },
  amenitiesLabel: 'Amenities',
  amenities: {
    food: 'Food',
    drinks: 'Drinks',
    parking: 'Parking',
    public_transport: 'Close to public transport',
    wheelchair: 'Wheelchair accessible',
    league_home: 'League venue',
    beginners_evening: 'Beginners’ evening',
    rental_darts: 'Darts for hire',
    shop: 'Darts shop',
    wifi: 'Wi-Fi',
    smoking_area: 'Smoking area',
    outdoor: 'Outdoor area',
    card_payment: 'Card payment',
    streaming: 'Live broadcasts',
  },
  boardKinds: { steel: 'Steel darts', soft: 'Soft darts' },
  price: {
    free: 'Free',
    from: 'from {price}',
    perBoard: '/ hour per board',
    perPerson: '/ hour per person',
    perHour: '/ hour',
  },
  rating: {
    none: 'No reviews yet',
    count: '{count|number} {{count:review|reviews}}',
  },
  favourite: {
    add: 'Save {name} as a favourite',
    remove: 'Remove {name} from your favourites',
    failed: 'Failed to save the favourite.',
  },
  review: {
    open: 'Review',
    title: 'Review {name}',
    rating: 'Rating',
    comment: 'Comment',
    commentHint: 'How are the boards, the light, the distance? What should people know before?',
    submit: 'Submit review',
    pending: 'Submitting …',
    success: 'Review submitted successfully!',
    failed: 'Failed to submit review. Please try again.',
    edit: 'Edit review',
    alreadyReviewed: 'You have reviewed this lounge before. Your new review replaces the old one.',
  },
} satisfies Translation<typeof de>;
