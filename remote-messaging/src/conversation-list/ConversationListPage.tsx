import { useState } from 'react';
export function ConversationListPage() {
  const [n] = useState(1);
  return <h1>Nachrichten {n}</h1>;
}
