import { Search, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useTexts } from '../../../i18n/react.tsx';

/** Nobody who doesn't search needs it. */
const loadForm = async () => (await import('./search-form.tsx')).SearchForm;
const SearchForm = lazyPart(loadForm);

/** The search opens from its icon, below the header. */
export function SearchBar() {
  const { searchBar: texts } = useTexts('common');
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  return (
    <>
      <IconButton
        ref={toggle}
        label={isOpen ? texts.close() : texts.open()}
        aria-expanded={isOpen}
        aria-controls="search-bar"
        onPointerEnter={loadForm}
        onFocus={loadForm}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(!isOpen);
        }}
      >
        {isOpen ? <X aria-hidden="true" /> : <Search aria-hidden="true" />}
      </IconButton>
      {wasOpened ? (
        <SearchForm
          isOpen={isOpen}
          onLeave={close}
          onEscape={() => {
            close();
            toggle.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}
