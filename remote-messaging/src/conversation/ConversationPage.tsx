export function ConversationPage() {
  return <h1>Gesprächsverlauf</h1>;
}
