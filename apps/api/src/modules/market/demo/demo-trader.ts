/** The shop among the sellers. */
export const demoTrader = {
  name: 'Flight & Barrel, Inh. Dennis Kaiser',
  address: 'Am Treppenweg 12\n33609 Bielefeld',
  email: 'laden@flight-und-barrel.example',
  phone: '+49 521 5550177',
  register: null,
  vatId: 'DE999999999',
  withdrawal:
    'Du kannst innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt mit dem Tag, an dem du die Ware bekommst. Schreib uns dazu eine Nachricht oder einen Brief. Wir erstatten dir alle Zahlungen samt Lieferkosten spätestens 14 Tage nach deinem Widerruf; die Rücksendung zahlst du selbst.',
};
