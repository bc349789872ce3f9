import { dealStatuses } from '@oche/validators/market/deal-limits';
import type { DealSummary } from '@oche/validators/market/deals';
import type { ItemCard } from '@oche/validators/market/items';
import * as limits from '@oche/validators/market/limits';
import { column, nameOf, tableOfList } from '../../lib/declared/tables.ts';

const { maybeNumber, maybeOneOf, maybeText, maybeTime, number, oneOf, text, time, yesNo } = column;
const tag = 'Marketplace';

const itemColumns = {
  id: number('Nummer', 'Id'),
  title: text('Titel', 'Title'),
  intent: oneOf(limits.itemIntents, 'Angebot oder Gesuch', 'For sale or wanted'),
  status: oneOf(limits.itemStatuses, 'Stand', 'Status'),
  category: oneOf(limits.itemCategories, 'Kategorie', 'Category'),
  condition: maybeOneOf(limits.itemConditions, 'Zustand', 'Condition'),
  price: number('Preis in Euro', 'Price in euro'),
  zipCode: maybeText('Postleitzahl', 'Postal code'),
  city: maybeText('Ort', 'City'),
  sellerType: oneOf(limits.sellerTypes, 'Wer verkauft', 'Who sells'),
  ships: yesNo('Versand', 'Ships'),
  meets: yesNo('Abholung', 'Meets'),
  createdAt: time('Eingestellt am', 'Created on'),
};

const itemRow = (item: ItemCard) => ({
  id: item.id,
  title: item.title,
  intent: item.intent,
  status: item.status,
  category: item.category,
  condition: item.condition,
  price: item.price,
  zipCode: item.zipCode,
  city: item.city,
  sellerType: item.sellerType,
  ships: item.ships,
  meets: item.meets,
  createdAt: item.createdAt,
});

const list = tableOfList<ItemCard>()({
  name: 'market.list',
  procedure: 'market.items.list',
  path: '/marketplace',
  tag,
  summary: 'Ads, by the filters of the marketplace',
  fileName: { de: 'Anzeigen', en: 'ads' },
  columns: itemColumns,
  rowName: 'AdRow',
  row: itemRow,
});

const ofMember = tableOfList<ItemCard>()({
  name: 'market.ofMember',
  procedure: 'market.items.ofUser',
  path: '/marketplace/user/{userId}',
  tag,
  summary: 'The ads of a member; one’s own in every state',
  fileName: { de: 'Anzeigen', en: 'ads' },
  columns: itemColumns,
  rowName: 'AdRow',
  row: itemRow,
});

const deals = tableOfList<DealSummary>()({
  name: 'market.deals',
  procedure: 'market.deals.list',
  path: '/marketplace/deals',
  tag,
  summary: 'What one has bought and sold',
  fileName: { de: 'Kaeufe-und-Verkaeufe', en: 'deals' },
  columns: {
    id: number('Nummer', 'Id'),
    title: text('Titel', 'Title'),
    side: oneOf(['buyer', 'seller'], 'Als', 'As'),
    other: text('Mit', 'With'),
    price: number('Preis in Euro', 'Price in euro'),
    status: oneOf(dealStatuses, 'Stand', 'Status'),
    createdAt: time('Vereinbart am', 'Agreed on'),
    completedAt: maybeTime('Abgeschlossen am', 'Completed on'),
    itemId: maybeNumber('Nummer der Anzeige', 'Id of the ad'),
  },
  row: ({ item, other, ...deal }) => ({
    id: deal.id,
    title: item.title,
    side: deal.side,
    other: nameOf(other),
    price: deal.price,
    status: deal.status,
    createdAt: deal.createdAt,
    completedAt: deal.completedAt,
    itemId: item.id,
  }),
});

export const marketTables = [list, ofMember, deals];
