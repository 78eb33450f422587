import './styles/host.css';
import { startHost } from './app/start-host.tsx';

void startHost();
