import { createFileRoute } from '@tanstack/react-router';
import { NothingOpen } from '../features/messages/messages-page.tsx';

export const Route = createFileRoute('/messages/')({ component: NothingOpen });
