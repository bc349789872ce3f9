import { parser } from '@prometheus-io/lezer-promql';

/** What an expression asks of one metric. */
interface Selected {
  /** without the `_bucket` of a histogram and the like */
  metric: string;
  /** names and values of its matchers with `=` */
  labels: [name: string, value: string][];
  /** names of its other matchers */
  others: string[];
}

export interface Asked {
  selected: Selected[];
  /** labels in `by`, `on`, `without` and `ignoring` */
  grouped: string[];
}

/**
 * What an expression in Prometheus' language asks for.
 * @throws Error when it is none
 */
export function askedIn(expression: string): Asked {
  const selected: Selected[] = [];
  const grouped: string[] = [];
  const text = ({ from, to }: { from: number; to: number }) => expression.slice(from, to);
  parser.parse(expression).iterate({
    enter({ name, type, node }) {
      if (type.isError) throw new Error(`no PromQL near “${expression.slice(node.from)}”`);
      if (name === 'VectorSelector') {
        const metric = node.getChild('Identifier');
        selected.push({ metric: metric ? text(metric) : '', labels: [], others: [] });
      }
      if (name === 'UnquotedLabelMatcher') {
        const [label, op, value] = [
          node.getChild('LabelName'),
          node.getChild('MatchOp'),
          node.getChild('StringLiteral'),
        ];
        if (!label || !op || !value) throw new Error(`no matcher: ${text(node)}`);
        const current = selected.at(-1);
        if (text(op) === '=') current?.labels.push([text(label), JSON.parse(text(value))]);
        else current?.others.push(text(label));
      }
      if (name === 'GroupingLabels') {
        for (const label of node.getChildren('LabelName')) grouped.push(text(label));
      }
    },
  });
  return { selected, grouped };
}
