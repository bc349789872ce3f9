import { chakra } from '@chakra-ui/react';
import { useLocale } from '../../i18n/react.tsx';
import { OPERATOR } from '../../lib/site.ts';

/** Name and postal address of whoever runs this installation. */
export function OperatorAddress() {
  const locale = useLocale();
  return (
    <Address>
      {OPERATOR.name}
      <br />
      {OPERATOR.street}
      <br />
      {OPERATOR.city}
      <br />
      {OPERATOR.country[locale]}
    </Address>
  );
}

const Address = chakra('address', { base: { fontStyle: 'normal' } });
