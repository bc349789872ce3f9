import { describe, expect, it } from 'vitest';
import { videoEmbedOf, videoFrameOrigins } from './video-embed.ts';

const src = (url: string) => videoEmbedOf(url, 'oche.example')?.src ?? null;

describe('a video', () => {
  it('is embedded from where it sets no cookies, by its id alone', () => {
    const youTube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
    for (const url of [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10&list=x',
      'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://youtu.be/dQw4w9WgXcQ?si=abc',
      'https://youtube.com/shorts/dQw4w9WgXcQ',
      'https://www.youtube.com/live/dQw4w9WgXcQ/',
    ]) {
      expect(src(url)).toBe(youTube);
    }
    expect(src('https://www.twitch.tv/videos/12345')).toBe(
      'https://player.twitch.tv/?video=v12345&parent=oche.example',
    );
    expect(src('https://www.twitch.tv/bullseye')).toBe(
      'https://player.twitch.tv/?channel=bullseye&parent=oche.example',
    );
    expect(src('https://clips.twitch.tv/Some-Clip_1')).toBe(
      'https://clips.twitch.tv/embed?clip=Some-Clip_1&parent=oche.example',
    );
    expect(src('https://www.tiktok.com/@dart.talk/video/7212345678901234567')).toBe(
      'https://www.tiktok.com/embed/v2/7212345678901234567',
    );
    expect(src('https://vimeo.com/76979871')).toBe('https://player.vimeo.com/video/76979871?dnt=1');
    expect(src('https://open.spotify.com/intl-de/episode/4rOoJ6Egrf8K2IrywzwOMk')).toBe(
      'https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk',
    );
  });

  it('is a link when its address is anything else', () => {
    for (const url of [
      'https://www.youtube.com/@bullseye',
      'https://www.youtube.com/watch?v=" onload="x',
      'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
      'https://evil.example/?https://youtu.be/dQw4w9WgXcQ',
      'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
      'https://vimeo.com/../x',
      'nirgends',
    ]) {
      expect(src(url)).toBeNull();
    }
  });

  it('comes from an origin that pages may frame', () => {
    const origins: readonly string[] = videoFrameOrigins;
    for (const url of [
      'https://youtu.be/dQw4w9WgXcQ',
      'https://www.twitch.tv/bullseye',
      'https://clips.twitch.tv/x',
      'https://www.tiktok.com/@a/video/1',
      'https://vimeo.com/1',
      'https://open.spotify.com/show/4rOoJ6Egrf8K2IrywzwOMk',
    ]) {
      expect(origins).toContain(new URL(src(url) ?? '').origin);
    }
  });
});
