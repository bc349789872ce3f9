import { describe, expect, it, test } from 'vitest';
import { suspicionsIn } from './suspicions.ts';

/** What is found in it, by kind; what dart players write every day must not be. */
const corpus: readonly [text: string, kinds: readonly string[]][] = [
  // talking elsewhere
  ['Schreib mir auf WhatsApp, da bin ich schneller.', ['messenger']],
  ['Kontakt nur per Whats App bitte', ['messenger']],
  ['w h a t s a p p me', ['messenger']],
  ['W.h.a.t.s.A.p.p geht auch', ['messenger']],
  ['Wh@ts4pp?', ['messenger']],
  ['WhаtsАpp mit kyrillischen Buchstaben', ['messenger']],
  ['What\u200bsApp', ['messenger']],
  ['Ｗｈａｔｓａｐｐ', ['messenger']],
  ['WHÄTSÄPP', ['messenger']],
  ['Melde dich bei Telegram unter dartking', ['messenger']],
  ['T3legram: @dartking', ['messenger']],
  ['te-le-gram', ['messenger']],
  ['Erreichbar über Signal', ['messenger']],
  ['Lass uns über Threema schreiben', ['messenger']],
  ['Add me on Snapchat', ['messenger']],
  ['Komm auf Discord', ['messenger']],
  // pages that take money
  ['Zahl einfach hier: https://paypal.me/dartking', ['payment_link']],
  ['paypal.me/dartking', ['payment_link']],
  ['paypal (punkt) me/dartking', ['payment_link']],
  ['paypal punkt me / dartking', ['payment_link']],
  ['Bezahlung über https://kleinanzeigen-bezahlen.info/k/123', ['payment_link']],
  ['Hier gehts zum Käuferschutz: www.sicher-kaufen24.shop', ['payment_link']],
  ['buy.stripe.com/abc', ['payment_link']],
  ['revolut[.]me/x', ['payment_link']],
  ['Please confirm at checkout-dhl.site', ['payment_link']],
  // ways to pay that nobody gets back
  ['Zahlung per PayPal Freunde', ['payment_method']],
  ['PayPal Freunde & Familie, dann sparst du die Gebühr', ['payment_method']],
  ['P a y P a l  Freunde', ['payment_method']],
  ['Only friends and family please', ['payment_method']],
  ['Western Union oder MoneyGram', ['payment_method', 'payment_method']],
  ['W3stern Un10n', ['payment_method']],
  ['Ich nehme auch Bitcoin', ['payment_method']],
  ['Zahlung in USDT möglich', ['payment_method']],
  ['Schick mir eine Paysafecard', ['payment_method']],
  ['Bezahl mit Google Play Karten', ['payment_method']],
  ['Amazon-Gutschein wäre super', ['payment_method']],
  ['Gift cards only', ['payment_method']],
  ['Kryptowährung bevorzugt', ['payment_method']],
  // ways to be reached
  ['Ruf an: 0176 12345678', ['phone']],
  ['Tel. 0176/123 456 78', ['phone']],
  ['+49 176 1234567', ['phone']],
  ['+49 (0)89 1234567', ['phone']],
  ['0043 660 1234567', ['phone']],
  ['0 1 7 6 1 2 3 4 5 6 7', ['phone']],
  ['0176.12.34.56.78', ['phone']],
  ['０１７６１２３４５６７８', ['phone']],
  ['0️⃣1️⃣7️⃣6️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣', ['phone']],
  ['null eins sieben sechs eins zwei drei vier fünf', ['phone']],
  ['zero one seven six - five five one two three', ['phone']],
  ['Mail an dartking@gmail.com', ['email']],
  ['dartking (at) gmail (punkt) com', ['email']],
  ['dartking at gmail dot com', ['email']],
  ['dartking@ gmail . com', ['email']],
  ['IBAN DE12 5001 0517 0648 4898 90', ['bank_account']],
  ['Überweise auf DE12500105170648489890', ['bank_account']],
  ['AT61 1904 3002 3457 3201', ['bank_account']],
  // other links
  ['Mehr Bilder: https://example.org/darts', ['link']],
  ['Siehe www.dartshop.de', ['link']],
  ['bit.ly/3xYz', ['link']],
  ['meine-darts (dot) com', ['link']],
  // stories that end badly
  ['Bitte das Geld vorab, dann schicke ich sofort', ['trick']],
  ['Der Kurier holt das Board bei dir ab', ['trick']],
  ['Bin gerade im Ausland, mein Neffe verschickt', ['trick']],
  ['Schick mir den Verifizierungscode, den du bekommst', ['trick']],
  ['Zahlung über einen Treuhandservice', ['trick']],
  ['My shipping agent will pick it up', ['trick']],
  ['Du musst nur deine Kartendaten eingeben', ['trick']],
  ['Schreib auf WhatsApp 0176 12345678', ['messenger', 'phone']],

  // what is fine
  ['23 g, 90 % Tungsten, gerade, kaum gespielt', []],
  ['Target Gabriel Clemens Gen 2, Steel, 21 g', []],
  ['Barrel 51,0 mm x 6,4 mm, 01.01.2026 gekauft', []],
  ['Gekauft am 08.12.2025, Rechnung 2025-118834 liegt bei', []],
  ['Abholung 18.30 bis 20.15 Uhr in 60311 Frankfurt', []],
  ['Versand 4,50 € mit DHL, Zahlung per Überweisung oder PayPal', []],
  ['PayPal mit Käuferschutz möglich', []],
  ['Sendungsnummer 00340434161094042557', []],
  ['Winmau Blade 6 Triple Core, Spinne ohne Klammern', []],
  ['Design alles original, kein Signal auf der Kamera', []],
  ['Meine Signalfarbe ist Rot', []],
  ['180, 140, 100, 60 und 26: alles schon geworfen', []],
  ['Average 64,32 auf 501, best of 9', []],
  ['Shafts in-between, Flights No. 2, Spitzen 26 mm', []],
  ['Treffen wir uns Freitag 20:00 im Bullseye?', []],
  ['Passt das Set auch für Anfänger?', []],
  ['Würdest du es für 45 € inkl. Versand abgeben?', []],
  ['Letzter Preis?', []],
  ['Meine Freunde und ich spielen donnerstags', []],
  ['Ist für die ganze Familie', []],
  ['Sicher verpackt, wie abgebildet', []],
  ['Gewicht ca. 24g/25g, Durchmesser 6.8-7.2', []],
  ['z.B. für Steel, evtl. auch für Soft', []],
  ['Neu ca. 60.-, jetzt 35.-', []],
  ['2x 3 Darts, 1x Case, 10x Flights', []],
  ['Eins, zwei, drei Würfe, dann Pause', []],
  ['Gran Board 3s mit Bluetooth und App', []],
  ['Zustand: 4 von 5. Keine Garantie, Privatverkauf.', []],
  ['One owner, two years old, three flights included', []],
  ['Can you post to Austria? Happy to pay the postage.', []],
  ['Condition is good. So what is your best price?', []],
  ['Hersteller-Nr. 210064, EAN 0729063012345', []],
];

it.each(corpus)('%s', (text, kinds) => {
  expect(suspicionsIn(text).map(({ kind }) => kind)).toEqual(kinds);
});

test('the corpus has both directions', () => {
  expect(corpus.filter(([, kinds]) => kinds.length > 0).length).toBeGreaterThanOrEqual(50);
  expect(corpus.filter(([, kinds]) => kinds.length === 0).length).toBeGreaterThanOrEqual(30);
});

describe('where it stands', () => {
  it.each([
    ['Über Wh\u200bats\u00adApp, bitte', 'Wh\u200bats\u00adApp'],
    ['🎯🎯 Ｗｈａｔｓａｐｐ 🎯', 'Ｗｈａｔｓａｐｐ'],
    ['Ruf an: 0176 12345678 ab 18 Uhr', '0176 12345678'],
  ])('%s', (text, expected) => {
    const [first] = suspicionsIn(text);
    expect(text.slice(first?.from, first?.to)).toBe(expected);
  });
});

test('a hostile text does not send a pattern round and round', () => {
  for (const part of ['w.', 'a.', '0 ', 'paypal ', 'null ', 'x@', 'de12 ', '((at) ']) {
    const text = part.repeat(5000 / part.length);
    expect(suspicionsIn(text).every(({ from, to }) => from < to && to <= text.length)).toBe(true);
  }
});
