/** What the two of a completed deal say of each other: the buyer of the seller, and the seller of the buyer. */
interface DemoReviews {
  /** the title of the ad, and who bought it */
  ad: string;
  buyer: string;
  ofSeller: [stars: number, text: string];
  ofBuyer: [stars: number, text: string];
}

export const demoReviews: readonly DemoReviews[] = [
  {
    ad: 'Trainingsboard, abgespielt',
    buyer: 'anna',
    ofSeller: [5, 'Board wie beschrieben, Übergabe an der Theke, danach noch zwei Legs.'],
    ofBuyer: [5, 'Pünktlich, freundlich, Geld passend dabei.'],
  },
  {
    ad: 'Wachs, Schärfer und Ersatzspitzen',
    buyer: 'carlos',
    ofSeller: [
      4,
      'Gut verpackt. Eine Dose Wachs war schon halb leer, das hätte dabei stehen können.',
    ],
    ofBuyer: [5, 'Schnelle Antworten, gern wieder.'],
  },
  {
    ad: 'Alushafts lang, bunt',
    buyer: 'ben',
    ofSeller: [5, 'Am nächsten Tag da.'],
    ofBuyer: [5, 'Unkompliziert.'],
  },
];
