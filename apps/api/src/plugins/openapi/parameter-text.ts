import texts from '../../modules/parameter-texts.json' with { type: 'json' };

const byName: Readonly<Record<string, string | undefined>> = texts;

/** What stands in front of an id in a path, where it isn't the plural of what the id names. */
const SINGULAR: Readonly<Record<string, string>> = {
  marketplace: 'ad',
  venues: 'lounge',
  profile: 'member',
  users: 'member',
  friends: 'member',
  'posts-admin': 'post',
  matches: 'match',
  draws: 'tournament',
};

const singular = (segment: string): string =>
  SINGULAR[segment] ?? segment.replace(/ies$/, 'y').replace(/s$/, '').replaceAll('-', ' ');

/**
 * What a parameter means, for whoever reads the document.
 * @param path with `{name}` for its parameters; those that name a thing say in it which
 */
export function parameterText(name: string, place: string, path: string): string | undefined {
  const known = byName[name];
  if (known !== undefined || place !== 'path') return known;
  if (name !== 'id' && name.endsWith('Id')) {
    return `Id of the ${name.slice(0, -2).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`;
  }
  const before = path.split('/').at(path.split('/').indexOf(`{${name}}`) - 1) ?? '';
  return name === 'id' ? `Id of the ${singular(before)}` : undefined;
}
