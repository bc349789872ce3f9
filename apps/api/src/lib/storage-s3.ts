import { S3Driver } from 'flydrive/drivers/s3';
import type { Env } from '../env.ts';

/** env.ts has made sure that the variables belong together. */
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
    // everything is served through us, so the bucket stays closed; many services have no ACLs
    visibility: 'private',
    supportsACL: false,
    // checksums of today's client are news to many S3-compatible services
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
