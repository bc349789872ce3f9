/**
 * Makes an element what another one is, and keeps all nodes that are still the same: focus, scroll positions and what is
 * unfolded stay where they are. What has `data-kept` is the script's own from then on.
 */
export function morph(from: Element, to: Element): void {
  if (from.hasAttribute('data-kept') && to.hasAttribute('data-kept')) return;
  for (const { name } of [...from.attributes]) {
    // what is unfolded is up to the reader
    if (!to.hasAttribute(name) && name !== 'open') from.removeAttribute(name);
  }
  for (const { name, value } of to.attributes) {
    if (from.getAttribute(name) !== value && name !== 'open') from.setAttribute(name, value);
  }
  const wantedKeys = new Set([...to.children].map(keyOf));
  // what goes goes first, so that what stays need not be moved, which would take its focus away
  for (const child of [...from.children]) {
    const key = keyOf(child);
    if (key && !wantedKeys.has(key)) child.remove();
  }
  let next = from.firstChild;
  for (const wanted of [...to.childNodes]) {
    const kept = keptFor(wanted, next, from);
    if (!kept) {
      from.insertBefore(document.importNode(wanted, true), next);
      continue;
    }
    if (kept === next) next = next.nextSibling;
    else from.insertBefore(kept, next);
    if (kept instanceof Element) morph(kept, wanted as Element);
    else if (kept.nodeValue !== wanted.nodeValue) kept.nodeValue = wanted.nodeValue;
  }
  while (next) {
    const { nextSibling } = next;
    next.remove();
    next = nextSibling;
  }
}

/** What the node stands for, where order alone doesn't say it. */
const keyOf = (node: Node | null): string | undefined =>
  node instanceof Element ? node.id || node.getAttribute('data-key') || undefined : undefined;

function keptFor(wanted: Node, next: ChildNode | null, parent: Element): ChildNode | undefined {
  const key = keyOf(wanted);
  const kept = key ? [...parent.children].find((child) => keyOf(child) === key) : next;
  return kept && kept.nodeName === wanted.nodeName && keyOf(kept) === key ? kept : undefined;
}
