import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PodMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PodMonitor';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { renderChart } from './render.ts';
import { unread } from './unread.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const CHART = join(ROOT, 'deploy/helm/oche');

/** The schemas of Kubernetes' own API, as code. */
const KINDS = {
  ...{ Deployment, HorizontalPodAutoscaler, Ingress, Job, NetworkPolicy, PersistentVolumeClaim },
  ...{ PodDisruptionBudget, PodMonitor, Service },
};

// biome-ignore lint/suspicious/noExplicitAny: what a template gives is looked at, not known
type Resource = any;

const everything = {
  web: { autoscaling: { enabled: true } },
  networkPolicy: { enabled: true },
  podMonitor: { enabled: true },
  imagePullSecrets: [{ name: 'registry' }],
  uploads: { storageClass: 'shared' },
  env: { S3_BUCKET: 'oche', TURN_URLS: 'turn:turn.example:3478' },
};
const least = {
  ingress: { enabled: false },
  podDisruptionBudget: { enabled: false },
  uploads: { enabled: false },
};

const render = (values = {}) => renderChart(CHART, { name: 'oche', values });

describe.each([
  ['as it comes', {}],
  ['with all that it can have', everything],
  ['with as little as it can have', least],
])('the chart %s', (_, values) => {
  it('gives resources that the schemas of Kubernetes know', async () => {
    for (const [file, resource] of await render(values)) {
      const Kind = KINDS[resource.kind as keyof typeof KINDS];
      expect(Kind, file).toBeDefined();
      expect(resource.apiVersion, file).toBe(Kind.apiVersion);
      const check = (given: object) => Kind.prototype.validate.call(given);
      expect(unread(resource, check), file).toEqual([]);
    }
  });

  it('runs pods that the restricted profile of Kubernetes lets in', async () => {
    for (const [file, resource] of await render(values)) {
      const pod: Resource = (resource as Resource).spec?.template?.spec;
      if (!pod) continue;
      expect(pod.securityContext, file).toMatchObject({
        runAsNonRoot: true,
        runAsUser: 10001,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(pod.automountServiceAccountToken, file).toBe(false);
      for (const container of pod.containers) {
        expect(container.securityContext, file).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        const mounts = container.volumeMounts.map(({ name }: Resource) => name).sort();
        const volumes = pod.volumes.map(({ name }: Resource) => name).sort();
        expect(mounts, file).toEqual(volumes);
      }
    }
  });
});

it('serves by web alone, and does jobs in workers alone', async () => {
  const resources: Map<string, Resource> = await render();
  const roleOf = (file: string) =>
    resources
      .get(file)
      .spec.template.spec.containers[0].env.find(({ name }: Resource) => name === 'ROLE').value;
  expect(roleOf('web.yaml')).toBe('web');
  expect(roleOf('worker.yaml')).toBe('worker');
  const { selector } = resources.get('service.yaml').spec;
  expect(resources.get('web.yaml').spec.template.metadata.labels).toMatchObject(selector);
  expect(resources.get('worker.yaml').spec.template.metadata.labels).not.toMatchObject(selector);
});

it('leaves it to the autoscaler how many there are', async () => {
  const web = async (values: object): Promise<Resource> => (await render(values)).get('web.yaml');
  expect((await web({})).spec.replicas).toBe(2);
  expect((await web(everything)).spec).not.toHaveProperty('replicas');
});

it('migrates before an update, with the image that comes', async () => {
  const resources: Map<string, Resource> = await render();
  const job = resources.get('migrate.yaml');
  expect(job.metadata.annotations['helm.sh/hook']).toBe('pre-install,pre-upgrade');
  const [{ image, command }] = job.spec.template.spec.containers;
  expect(image).toBe(resources.get('web.yaml').spec.template.spec.containers[0].image);
  expect(() => readFileSync(join(ROOT, command[1]))).not.toThrow();
});

it('has the version of package.json', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const chart = parse(readFileSync(join(CHART, 'Chart.yaml'), 'utf8'));
  expect(chart).toMatchObject({ version, appVersion: version });
});

it('says in a sentence what is missing', async () => {
  await expect(render({ publicUrl: '' })).rejects.toThrow('publicUrl is where');
});

it('would notice a field that Kubernetes does not know, and one of another type', async () => {
  const check = (given: object) => Deployment.prototype.validate.call(given);
  const resource: Resource = (await render()).get('web.yaml');
  resource.spec.template.spec.containers[0].imagePullPolice = 'Always';
  expect(unread(resource, check)).toEqual(['.spec.template.spec.containers.0.imagePullPolice']);
  resource.spec.strategy.rollingUpdate = 1;
  expect(() => unread(resource, check)).toThrow();
});
