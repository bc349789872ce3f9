import { S3Driver } from 'flydrive/drivers/s3';
import type { Env } from '../../env.ts';

/** `env.ts` has checked that the variables fit together. */
export function createS3Driver(env: Env): S3Driver {
  return new S3Driver({
    bucket: env.S3_BUCKET ?? '',
    region: env.S3_REGION,
    ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT }),
    forcePathStyle: env.S3_FORCE_PATH_STYLE,
    credentials: {
      accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
    },
    // all files are served through us, so the bucket stays private; many services have no ACLs
    visibility: 'private',
    supportsACL: false,
    // many S3-compatible services don't know the checksums that the client sends by default
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
