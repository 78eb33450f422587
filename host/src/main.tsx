import './styles/host.css';
import { startHost } from './boot/start-host.tsx';

void startHost();
